#!/usr/bin/env bash
# JavaFX's HBox is a point too narrow or too wide at odd widths, and AnchorPane ignores minimum and maximum sizes.
#
# Expected: A row of growing items fills a whole width, and shrinks to it above its minimum, as the columns of a
# GridPane do. An item between two anchors has at most its maximum width, as in other panes. Columns of 60 percent leave
# space for a third column, or are shared with it.
# Found: Two growing items of 30 and 50 stay 30 and 50 in 81, and in 79, where they are a point too wide; in 77 they are
# 29 and 49. Three items are 33 wide in 100, so that a point stays empty, and 34, 34, 33 in 101. A GridPane divides 15
# into 7 and 8. An item with a maximum of 60 between two anchors is 180 wide in 200; one with a minimum of 10 is 5 wide
# in 25. Two columns of 60 percent are 100 and 100 in 200, with a third column of 30 that begins at 200, outside of the
# pane.
# Tested with OpenJFX 11.0.11 and OpenJDK 17.0.21 of Debian 12.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
command -v javac >/dev/null || apt-get install -y -qq --no-install-recommends openjdk-17-jdk-headless >/dev/null 2>&1
dpkg-query --show openjfx >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends openjfx >/dev/null 2>&1
cat >"$folder/Look.java" <<'JAVA'
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.layout.*;

public class Look {
    static final double NONE = Double.MAX_VALUE;

    static Region item(double minimum, double preferred, double maximum) {
        Region made = new Region();
        made.setMinSize(minimum, 10);
        made.setPrefSize(preferred, 10);
        made.setMaxSize(maximum, 10);
        HBox.setHgrow(made, Priority.ALWAYS);
        return made;
    }

    static void show(String title, Pane pane, double... widths) {
        for (double width : widths) {
            pane.resize(width, 100);
            pane.layout();
            StringBuilder frames = new StringBuilder();
            for (Node one : pane.getChildren()) {
                Bounds bounds = one.getBoundsInParent();
                frames.append(String.format(" %.4g+%.4g", bounds.getMinX(), bounds.getWidth()));
            }
            System.out.println(title + ", in " + width + ":" + frames);
        }
    }

    static Pane anchored(Region item) {
        AnchorPane.setLeftAnchor(item, 10.0);
        AnchorPane.setRightAnchor(item, 10.0);
        return new AnchorPane(item);
    }

    static Pane grid(double... percents) {
        GridPane made = new GridPane();
        for (int column = 0; column < percents.length; column++) {
            ColumnConstraints constraints = new ColumnConstraints();
            if (percents[column] > 0) constraints.setPercentWidth(percents[column]);
            made.getColumnConstraints().add(constraints);
            made.add(item(5, 30, NONE), column, 0);
        }
        return made;
    }

    public static void main(String[] arguments) {
        show("HBox, preferred 30 and 50", new HBox(item(10, 30, NONE), item(10, 50, NONE)), 82, 81, 80, 79, 78, 77);
        show("HBox, thirds", new HBox(item(0, 0, NONE), item(0, 0, NONE), item(0, 0, NONE)), 99, 100, 101);
        show("HBox, maximum of 60 and none", new HBox(item(10, 30, 60), item(10, 30, NONE)), 201);
        show("StackPane, 33", new StackPane(item(33, 33, 33)), 100);
        show("AnchorPane, maximum of 60", anchored(item(10, 30, 60)), 200);
        show("AnchorPane, minimum of 10", anchored(item(10, 30, 60)), 25);
        show("GridPane, 60 and 60 percent", grid(60, 60), 200);
        show("GridPane, 60 and 60 percent and a column", grid(60, 60, 0), 200);
        show("GridPane, 70 percent and two columns", grid(70, 0, 0), 100, 50);
    }
}
JAVA
java -version 2>&1 | sed -n '1s/"\([0-9]*\).*/\1/p' | tee "$folder/seen"
java --module-path /usr/share/openjfx/lib --add-modules javafx.graphics "$folder/Look.java" 2>/dev/null | tee -a "$folder/seen"
diff - "$folder/seen" <<'SEEN'
openjdk version 17
HBox, preferred 30 and 50, in 82.0: 0.000+31.00 31.00+51.00
HBox, preferred 30 and 50, in 81.0: 0.000+30.00 30.00+50.00
HBox, preferred 30 and 50, in 80.0: 0.000+30.00 30.00+50.00
HBox, preferred 30 and 50, in 79.0: 0.000+30.00 30.00+50.00
HBox, preferred 30 and 50, in 78.0: 0.000+29.00 29.00+49.00
HBox, preferred 30 and 50, in 77.0: 0.000+29.00 29.00+49.00
HBox, thirds, in 99.0: 0.000+33.00 33.00+33.00 66.00+33.00
HBox, thirds, in 100.0: 0.000+33.00 33.00+33.00 66.00+33.00
HBox, thirds, in 101.0: 0.000+34.00 34.00+34.00 68.00+33.00
HBox, maximum of 60 and none, in 201.0: 0.000+60.00 60.00+141.0
StackPane, 33, in 100.0: 34.00+33.00
AnchorPane, maximum of 60, in 200.0: 10.00+180.0
AnchorPane, minimum of 10, in 25.0: 10.00+5.000
GridPane, 60 and 60 percent, in 200.0: 0.000+100.0 100.0+100.0
GridPane, 60 and 60 percent and a column, in 200.0: 0.000+100.0 100.0+100.0 200.0+30.00
GridPane, 70 percent and two columns, in 100.0: 0.000+70.00 70.00+15.00 85.00+15.00
GridPane, 70 percent and two columns, in 50.0: 0.000+35.00 35.00+7.000 42.00+8.000
SEEN
