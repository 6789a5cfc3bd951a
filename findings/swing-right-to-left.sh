#!/usr/bin/env bash
# Layouts of Swing, MigLayout and JGoodies mirror different parts of a row from right to left: left means three things.
#
# Expected: With ComponentOrientation.RIGHT_TO_LEFT each layout mirrors a row, and left in a layout means either the
# left or the leading side.
# Found: GridBagLayout, BoxLayout with LINE_AXIS, FlowLayout, GridLayout, GroupLayout and MigLayout mirror the order;
# SpringLayout, FormLayout and BoxLayout with X_AXIS do not. In GridBagLayout an inset on the left moves to the right,
# and an item that is anchored WEST and a border on the left stay. In MigLayout the insets, the gaps and the docks on
# the left move to the right; paddings, alignments and positions stay. BoxLayout with PAGE_AXIS moves an alignment of 0
# to the right edge, and with Y_AXIS, the same axis, it does not.
# Tested with OpenJDK 17.0.21, MigLayout 5.1 and JGoodies Forms 1.9.0 of Debian 12.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mig=5.1-3 forms=1.9.0-3.1
installed=$(dpkg-query --show --showformat='${Version} ' libmiglayout-java libjgoodies-forms-java 2>/dev/null || true)
if [ "$installed" != "$forms $mig " ] || ! command -v javac >/dev/null; then
  apt-get install -y -qq --no-install-recommends openjdk-17-jdk-headless "libmiglayout-java=$mig" \
    "libjgoodies-forms-java=$forms" >/dev/null 2>&1
fi
cat >"$folder/Look.java" <<'JAVA'
import com.jgoodies.forms.layout.CellConstraints;
import com.jgoodies.forms.layout.FormLayout;
import java.awt.*;
import javax.swing.*;
import javax.swing.border.EmptyBorder;
import net.miginfocom.swing.MigLayout;

public class Look {
    /** A box of 10 × 10. */
    static JPanel box() {
        return box(10, 10);
    }

    static JPanel box(int width, int maximum) {
        JPanel made = new JPanel(null);
        made.setMinimumSize(new Dimension(1, 10));
        made.setPreferredSize(new Dimension(width, 10));
        made.setMaximumSize(new Dimension(maximum, 10));
        made.setAlignmentX(0);
        return made;
    }

    static String positions(JPanel row) {
        row.setSize(200, 40);
        row.doLayout();
        StringBuilder shown = new StringBuilder();
        for (Component one : row.getComponents()) shown.append(" ").append(one.getX());
        return shown.toString();
    }

    /** Shows the left edges of a row of 200. */
    static void show(String title, JPanel row) {
        String before = positions(row);
        row.applyComponentOrientation(ComponentOrientation.RIGHT_TO_LEFT);
        row.invalidate();
        System.out.println(title + ":" + before + " |" + positions(row));
    }

    static JPanel row(LayoutManager layout, Object... constraints) {
        JPanel made = new JPanel(layout);
        for (Object one : constraints) made.add(box(), one);
        return made;
    }

    static JPanel line(int axis, int... maxima) {
        JPanel made = new JPanel();
        made.setLayout(new BoxLayout(made, axis));
        for (int one : maxima) made.add(box(10, one));
        return made;
    }

    static GridBagConstraints bag(int anchor, int weight, int left) {
        GridBagConstraints made = new GridBagConstraints();
        made.anchor = anchor;
        made.weightx = weight;
        made.insets.left = left;
        return made;
    }

    public static void main(String[] arguments) {
        show("FlowLayout.LEADING", row(new FlowLayout(FlowLayout.LEADING, 0, 0), null, null));
        show("FlowLayout.LEFT", row(new FlowLayout(FlowLayout.LEFT, 0, 0), null, null));
        show("GridLayout", row(new GridLayout(1, 2), null, null));
        show("BoxLayout.LINE_AXIS", line(BoxLayout.LINE_AXIS, 10, 10));
        show("BoxLayout.X_AXIS", line(BoxLayout.X_AXIS, 10, 10));
        show("BoxLayout.PAGE_AXIS, alignment 0", line(BoxLayout.PAGE_AXIS, 10, 200));
        show("BoxLayout.Y_AXIS, alignment 0", line(BoxLayout.Y_AXIS, 10, 200));
        int west = GridBagConstraints.WEST, start = GridBagConstraints.LINE_START;
        show("GridBagLayout, LINE_START", row(new GridBagLayout(), bag(start, 1, 0), bag(start, 1, 0)));
        show("GridBagLayout, WEST", row(new GridBagLayout(), bag(west, 1, 0), bag(west, 1, 0)));
        show("GridBagLayout, WEST, inset of 5", row(new GridBagLayout(), bag(west, 1, 5), bag(west, 1, 5)));
        show("GridBagLayout, LINE_START, inset of 5", row(new GridBagLayout(), bag(start, 1, 5), bag(start, 1, 5)));
        JPanel bordered = row(new GridBagLayout(), bag(start, 0, 0), bag(start, 1, 0));
        bordered.setBorder(new EmptyBorder(0, 20, 0, 0));
        show("GridBagLayout, border of 20", bordered);
        JPanel group = new JPanel(null), one = box(), other = box();
        GroupLayout groups = new GroupLayout(group);
        group.setLayout(groups);
        groups.setHorizontalGroup(groups.createSequentialGroup().addGap(5).addComponent(one).addComponent(other));
        groups.setVerticalGroup(groups.createParallelGroup().addComponent(one).addComponent(other));
        show("GroupLayout", group);
        SpringLayout springs = new SpringLayout();
        JPanel sprung = row(springs, null, null);
        springs.putConstraint(SpringLayout.WEST, sprung.getComponent(1), 5, SpringLayout.EAST, sprung.getComponent(0));
        show("SpringLayout", sprung);
        CellConstraints cells = new CellConstraints();
        show("FormLayout", row(new FormLayout("5px, left:50px, left:pref:grow", "pref"), cells.xy(2, 1), cells.xy(3, 1)));
        show("MigLayout", row(new MigLayout("insets 0, gap 0"), "", ""));
        show("MigLayout, insets of 20", row(new MigLayout("insets 0 20 0 0, gap 0"), "", ""));
        show("MigLayout, gapleft 5", row(new MigLayout("insets 0, gap 0"), "gapleft 5", ""));
        show("MigLayout, pad 0 5 0 0", row(new MigLayout("insets 0, gap 0"), "pad 0 5 0 0", ""));
        show("MigLayout, dock west", row(new MigLayout("insets 0, gap 0"), "dock west", ""));
        show("MigLayout, [50,left]", row(new MigLayout("insets 0, gap 0", "[50,left][50,left]"), "", ""));
        show("MigLayout, [50,leading]", row(new MigLayout("insets 0, gap 0", "[50,leading][50,leading]"), "", ""));
        show("MigLayout, pos 30 0", row(new MigLayout("insets 0, gap 0"), "pos 30 0", ""));
    }
}
JAVA
jars=/usr/share/java
path=$jars/miglayout-core.jar:$jars/miglayout-swing.jar:$jars/jgoodies-forms.jar:$jars/jgoodies-common.jar
dpkg-query --show --showformat='${Package} ${Version}\n' libmiglayout-java libjgoodies-forms-java | tee "$folder/seen"
java -Djava.awt.headless=true -classpath "$path" "$folder/Look.java" | tee -a "$folder/seen"
diff - "$folder/seen" <<'SEEN'
libjgoodies-forms-java 1.9.0-3.1
libmiglayout-java 5.1-3
FlowLayout.LEADING: 0 10 | 190 180
FlowLayout.LEFT: 0 10 | 10 0
GridLayout: 0 100 | 100 0
BoxLayout.LINE_AXIS: 0 10 | 190 180
BoxLayout.X_AXIS: 0 10 | 0 10
BoxLayout.PAGE_AXIS, alignment 0: 0 0 | 190 0
BoxLayout.Y_AXIS, alignment 0: 0 0 | 0 0
GridBagLayout, LINE_START: 0 100 | 190 90
GridBagLayout, WEST: 0 100 | 100 0
GridBagLayout, WEST, inset of 5: 5 105 | 100 0
GridBagLayout, LINE_START, inset of 5: 5 105 | 185 85
GridBagLayout, border of 20: 20 30 | 190 180
GroupLayout: 5 15 | 185 175
SpringLayout: 0 15 | 0 15
FormLayout: 55 55 | 55 55
MigLayout: 0 10 | 190 180
MigLayout, insets of 20: 20 30 | 170 160
MigLayout, gapleft 5: 5 15 | 185 175
MigLayout, pad 0 5 0 0: 5 10 | 195 180
MigLayout, dock west: 0 10 | 190 180
MigLayout, [50,left]: 0 50 | 150 100
MigLayout, [50,leading]: 0 50 | 190 140
MigLayout, pos 30 0: 30 0 | 30 190
SEEN
